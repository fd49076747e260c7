/**
 * How many milliseconds pass before the page shows that something waits for Python. An answer usually comes
 * sooner, and a frame that is drawn meanwhile would delay it.
 */
export const PATIENCE = 40;
