"""What a tester has to be told that the document does not say."""

import schemathesis


@schemathesis.hook
def map_query(context, query):
    """A stream that nobody ends is followed for one event."""
    if context.operation.path.endswith("/live"):
        query = dict(query or {})
        query.setdefault("events", 1)
    return query
