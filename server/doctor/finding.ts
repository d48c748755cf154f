import type { Finding } from '#contract/doctor.ts'

export type Result = Omit<Finding, 'name'>

export const fine = (sentence: string): Result => ({ state: 'fine', sentence, remedy: null })
export const warning = (sentence: string, remedy: string): Result => ({ state: 'warning', sentence, remedy })
export const problem = (sentence: string, remedy: string): Result => ({ state: 'problem', sentence, remedy })
