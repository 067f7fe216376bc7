/** Nothing is shown: it leads on. */
export const words = null;
