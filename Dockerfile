FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY bin ./bin
COPY src ./src
COPY migrations ./migrations
COPY assets ./assets
# Games are kept here: mount a volume.
VOLUME /app/data
USER node
CMD ["node", "bin/custodian.mjs"]
