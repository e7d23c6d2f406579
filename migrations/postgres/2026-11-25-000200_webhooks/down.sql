DROP TABLE webhook_deliveries;
DROP TABLE webhook_positions;
DROP TABLE webhooks;
