# Undercroft: page and tables on port 4100, everything it keeps in /data.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run -s build:terminal && npm run -s build:page && npm prune --omit=dev

FROM node:22-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/bin bin
COPY --from=build /app/built built
COPY --from=build /app/docs/rules docs/rules
COPY --from=build /app/node_modules node_modules
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4100
CMD ["node", "bin/undercroft.js", "serve", "--host", "0.0.0.0", "--data", "/data"]
