/** Plays and rests the hero film. */
import { VIDEO_START_DELAY_MS } from '#site/limits.ts';

/**
 * Plays from the film's present position, after the specified short delay. `onFailure` hears why it does
 * not (no file, no codec, refused by the browser). Returns what pauses it again.
 */
export function playFilm(
  video: HTMLVideoElement,
  onFailure: (reason: unknown) => void,
): () => void {
  let wanted = true;
  const timer = setTimeout(() => {
    video.play().catch((reason: unknown) => {
      // A pause in between ends the promise too; that is no failure.
      if (wanted) onFailure(reason);
    });
  }, VIDEO_START_DELAY_MS);
  return () => {
    wanted = false;
    clearTimeout(timer);
    video.pause();
  };
}

/** Back to the first frame; files that could not be loaded are tried again. */
export function rewindFilm(video: HTMLVideoElement): void {
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
  else video.currentTime = 0;
}
