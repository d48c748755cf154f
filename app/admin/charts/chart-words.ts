import { inBoth } from '#app/lib/language/in-both.ts'

export const CHART_WORDS = inBoth({ showTable: 'Show as a table' }, { showTable: 'Ver como tabla' })
