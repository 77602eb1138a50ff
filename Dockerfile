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
# Two arenas of memory instead of eight a core: less is kept of what is freed.
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
CMD ["node", "backend/dist/program/main.js"]
