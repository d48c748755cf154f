/** Ends a sentence with a period, unless it has one already, such as a Spanish time of day (`hasta las 5:00 p.m.`). */
export function fullStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
