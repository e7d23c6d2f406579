# The service and nothing else: no shell, no package manager. `docker build .` compiles it; `make release` compiles it outside, and gives the
# finished files as the stage `files`.
FROM --platform=$BUILDPLATFORM rust:1.95-bookworm AS build
ARG TARGETARCH
WORKDIR /lastcard
COPY . .
RUN make image-root ARCHITECTURE=$TARGETARCH

FROM scratch AS files
COPY --from=build /lastcard/target/image-root /

FROM scratch
LABEL org.opencontainers.image.title="Lastcard" \
      org.opencontainers.image.description="Tournaments, scoring and leaderboards for UNO clubs" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=files /root/ /
COPY --from=files --chown=65532:65532 /data/ /
USER 65532:65532
WORKDIR /data
VOLUME /data
EXPOSE 8080
ENV LASTCARD_DATABASE=/data/lastcard.db LASTCARD_LISTEN=0.0.0.0:8080
ENTRYPOINT ["/usr/bin/lastcard"]
CMD ["serve"]
