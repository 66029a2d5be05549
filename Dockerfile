# The site on nginx, without root. How to build and run it: docs/hosting.md
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Packages are installed again only if these files change.
RUN npm ci --include=dev --ignore-scripts
COPY . .
# Settings that are not given have the defaults in .env.example.
ARG SITE_URL
ARG PUBLIC_EMAILJS_PUBLIC_KEY
ARG PUBLIC_EMAILJS_SERVICE_ID
ARG PUBLIC_EMAILJS_TEMPLATE_ID
ARG PUBLIC_EMAILJS_ORIGIN
ARG CMS_REPO
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/dist-hosts/nginx/site/ /etc/nginx/site/
COPY --from=build /site/dist-hosts/nginx/default.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist/ /usr/share/nginx/html/
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
