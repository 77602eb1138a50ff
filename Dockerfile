# The backend with both web apps, as one image: `api` and `worker` differ only by PROCESS.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app .
# Secrets and files that the program keeps lie here; mount a volume to keep them.
RUN mkdir /data && chown node:node /data
# As `npm start` does: what is freed goes back to the system soon.
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER node
EXPOSE 3000
CMD ["node", "backend/dist/program/main.js"]
