# `npm test` and `npm run test:slow` source this file. The site is tested with its default settings, whatever .env
# contains, so that no message is sent; and all steps use the same day, even if midnight passes meanwhile.
export SITE_URL='' CMS_REPO='' PUBLIC_EMAILJS_PUBLIC_KEY='' PUBLIC_EMAILJS_SERVICE_ID='' PUBLIC_EMAILJS_TEMPLATE_ID='' PUBLIC_EMAILJS_ORIGIN=''
export BUILD_DAY="${BUILD_DAY:-$(TZ=Asia/Kolkata date +%F)}"
