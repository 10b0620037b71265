FROM node:24-slim AS build
WORKDIR /opt/lintel
COPY . .
RUN deploy/install.sh

FROM node:24-slim
RUN useradd --system --uid 1001 --no-create-home lintel \
  && install -d -o lintel -g lintel -m 0700 /var/lib/lintel
COPY --from=build /opt/lintel /opt/lintel
WORKDIR /opt/lintel
ENV NODE_ENV=production DATA_DIR=/var/lib/lintel NODE_COMPILE_CACHE=/tmp/compiled
USER lintel
VOLUME /var/lib/lintel
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts", "serve"]
