/** The button and the dialog of publishing, as the editing page holds them. */

export const PUBLISH_BUTTON = `<button type="button" id="publish-open" aria-haspopup="dialog">Publish …</button>`;

export const PUBLISH_DIALOG = `<dialog id="publish" aria-labelledby="publish-title">
      <form method="dialog">
        <h1 id="publish-title" tabindex="-1">Publish your changes</h1>
        <p id="publish-says" role="status"></p>
        <p id="publish-todo" hidden></p>
        <ul id="publish-list" hidden></ul>
        <p id="publish-others" hidden></p>
        <div id="publish-line" hidden>
          <label id="publish-summary-label" for="publish-summary">What changed, in one line</label>
          <input id="publish-summary" name="summary" autocomplete="off" maxlength="200">
          <p id="publish-target"></p>
        </div>
        <p id="publish-links" hidden></p>
        <p class="publish-buttons">
          <button type="button" id="publish-send" hidden>Publish</button>
          <button type="submit" id="publish-close">Cancel</button>
        </p>
      </form>
    </dialog>`;
