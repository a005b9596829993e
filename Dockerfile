# Build it with `docker build -t bellbird .`; docs/operations.md says how to run it. `npm run test:release` builds and runs
# it. `node scripts/pin-base-images.ts` writes the digests of the base images here; until then they are not pinned.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs scripts/release.ts --folder /release

# The pinned Node is in node_modules; besides it the image needs only the C++ runtime that Node is linked to.
FROM debian:12.11-slim
# Give a container this much memory for each process that serves. docs/operations.md says how it was measured.
LABEL memory="1g"
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libstdc++6 tini tzdata \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --create-home bellbird \
  && install --directory --owner bellbird --group bellbird /data /app/.compiled
WORKDIR /app
COPY --from=build /release ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
# As in scripts/server-process.json; these keep the process small.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=262144 NODE_COMPILE_CACHE=/app/.compiled
USER bellbird
# A first start fills Node's compile cache, which the read-only container cannot. If the server is not ready within a
# minute, the build fails.
RUN export DATA_DIR=/tmp/first DRAIN_SECONDS=0 PORT=39871; \
  node --heap-growing-percent=100 --max-semi-space-size=16 src/server/main.ts & server=$!; \
  if timeout 60 sh -c "until node -e \"fetch('http://127.0.0.1:$PORT/health/ready').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))\"; do sleep 1; done"; \
  then kill -TERM $server && wait $server && rm -rf /tmp/first; \
  else kill -KILL $server; echo 'The server of this image did not become ready within a minute.' >&2; exit 1; fi
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node"]
CMD ["--heap-growing-percent=100", "--max-semi-space-size=16", "src/server/main.ts"]
