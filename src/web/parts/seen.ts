/** How long something must have been on the screen before a press on it counts: longer than a double press takes. */
export const SEEN_MS = 300
