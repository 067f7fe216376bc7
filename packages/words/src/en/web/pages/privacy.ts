/** The words come from the API. */
export const words = null;
