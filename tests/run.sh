# `npm test` (quick), its browser part alone (browser), `npm run test:slow` (slow), and what a built site must pass to
# be published (published): every step runs, whatever an earlier one found, and one line at the end adds them up.
. tests/env.sh
reports="test-results/reports/$1"
status=0
check='' current=''
# In the background, because a shell that waits for a program obeys no signal until that has ended.
step() {
  "$@" &
  current=$!
  wait "$current" || status=1
}
trap 'kill $current $check 2>/dev/null; exit 143' INT TERM
units() { step vitest run --reporter=default --reporter=json --outputFile.json="$reports/units.json" "$@"; }
pages() { PLAYWRIGHT_JSON="$reports/browser.json" step playwright test --project="$@"; }

rm -rf "$reports"
mkdir -p "$reports"
[ "$1" = published ] || step npm run -s build
[ "$status" = 0 ] || exec node tests/summary.mjs 1 "$reports"
case "$1" in
quick)
  # Beside the tests: it uses one core, and takes longer than the tests of units.
  npm run -s check >"$reports/check.log" 2>&1 &
  check=$!
  units --project unit --project site --maxWorkers=100%
  pages e2e
  wait "$check" || status=1
  cat "$reports/check.log"
  ;;
browser) pages e2e ;;
published)
  # Skip logic tests: content edits cannot break them.
  units --project site links html
  pages e2e --grep 'opened at'
  ;;
slow)
  pages slow
  units --project slow
  ;;
esac
node tests/summary.mjs "$status" "$reports"
