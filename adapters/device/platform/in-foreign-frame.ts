/** Whether the page is shown inside a frame of another origin. */
export const inForeignFrame = (): boolean => {
  try {
    return window.top !== null && window.top !== window.self && window.top.location.origin !== window.location.origin;
  } catch {
    return true;
  }
};
