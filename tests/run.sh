# `npm test` (quick) and `npm run test:slow` (slow): every step runs, whatever an earlier one found, and one
# line at the end adds them up.
. tests/env.sh
trap 'exit 130' INT
reports="test-results/reports/$1"
status=0
step() { "$@" || status=1; }
units() { step vitest run --reporter=default --reporter=json --outputFile.json="$reports/$1.json" $2; }
pages() { PLAYWRIGHT_JSON="$reports/$1.json" step playwright test $2; }

rm -rf "$reports" test-results/fuzz
if [ "$1" = quick ]; then step npm run -s check; fi
npm run -s build || exit 1
if [ "$1" = quick ]; then
  units units '--project unit --project site --maxWorkers=100%'
  pages browser '--project=e2e'
else
  export FUZZ="${FUZZ:-long}"
  units fuzz '--project fuzz'
  pages fuzz-browser '--project=fuzz'
  step node tests/fuzz/table.mjs
  pages visitors '--project=visitors --project=visitors-e2e'
  units slow '--project hosts --project slow'
fi
node tests/summary.mjs "$status" "$reports"
