# Runs `npm test` (quick), only its browser tests (browser), `npm run test:slow` (slow), or the checks before a built
# site is published (published). Every step runs even if an earlier one fails; the last line adds up the results.
. tests/env.sh
reports="test-results/reports/$1"
status=0
types='' current=''
# In the background, because a shell that waits for a program obeys no signal until that has ended.
step() {
  "$@" &
  current=$!
  wait "$current" || status=1
}
trap 'kill $current $types 2>/dev/null; exit 143' INT TERM
units() { step vitest run --reporter=default --reporter=json --outputFile.json="$reports/units.json" "$@"; }
pages() { PLAYWRIGHT_JSON="$reports/browser.json" step playwright test --project="$@"; }

rm -rf "$reports"
mkdir -p "$reports"
[ "$1" = published ] || step npm run -s build
[ "$status" = 0 ] || exec node tests/summary.mjs 1 "$reports"
case "$1" in
quick)
  # Runs at the same time as the tests, because it uses one core and takes as long as the unit tests.
  npm run -s types >"$reports/types.log" 2>&1 &
  types=$!
  units --project unit --project site --maxWorkers=100%
  # The packaged browser has no windows and takes half the processor time.
  CHROMIUM_PATH="${CHROMIUM_PATH:-packaged}" pages e2e
  wait "$types" || status=1
  cat "$reports/types.log"
  ;;
browser) pages e2e ;;
published)
  # Leaves out the tests of logic, because changes of content cannot break them.
  units --project site links html
  pages e2e --grep 'opens without faults'
  ;;
slow)
  pages slow
  units --project slow
  ;;
esac
node tests/summary.mjs "$status" "$reports"
