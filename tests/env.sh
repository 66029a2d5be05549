# Sourced by `npm test` and `npm run test:slow`: the site as it is shipped, whatever .env says, so that
# no message leaves; and one day for all steps, also when midnight passes meanwhile.
export SITE_URL='' CMS_REPO='' PUBLIC_EMAILJS_PUBLIC_KEY='' PUBLIC_EMAILJS_SERVICE_ID='' PUBLIC_EMAILJS_TEMPLATE_ID='' PUBLIC_EMAILJS_ORIGIN=''
export BUILD_DAY="${BUILD_DAY:-$(TZ=Asia/Kolkata date +%F)}"
