/** The attribute of the page while phones show the chosen theme alone; empty until the page runs. */
export const FOLDED = 'data-alone'
