/** Returns a sentence with its period: a Spanish time of day ends with one already (`hasta las 5:00 p.m.`). */
export function fullStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
