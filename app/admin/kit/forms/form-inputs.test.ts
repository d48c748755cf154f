import { expect, it } from 'vitest'
import { omitProblems } from './form-inputs.ts'

const problems = { title: 'Too short', 'rows.0.fee': 'No amount', 'rows.1.fee': 'No amount' }
const rows = [{ fee: 'a' }, { fee: 'b' }]

it('a changed row loses its problem, and the other keeps its own', () => {
  const left = omitProblems('rows', problems, { from: rows, to: [{ fee: '1' }, { fee: 'b' }] })
  expect(left).toEqual({ title: 'Too short', 'rows.1.fee': 'No amount' })
})

it('rows that may stand elsewhere now lose their problems', () => {
  const left = omitProblems('rows', problems, { from: rows, to: [{ fee: 'b' }] })
  expect(left).toEqual({ title: 'Too short' })
})

it('a named part of a record is known by its name', () => {
  const found = { 'fees.33139': 'No amount', 'fees.33140': 'No amount' }
  const from = { 33139: 'x', 33140: 'y' }
  expect(omitProblems('fees', found, { from, to: { ...from, 33139: '5' } })).toEqual({
    'fees.33140': 'No amount',
  })
})

it('a field that is no list loses its own problem', () => {
  const left = omitProblems('title', problems, { from: 'A', to: 'AB' })
  expect(Object.keys(left)).toEqual(['rows.0.fee', 'rows.1.fee'])
})

it('a part whose name has dots is known by its whole name', () => {
  const found = { 'texts.hero.title': 'Too long', 'texts.hero.lead': 'Too long' }
  const from = { 'hero.title': 'x', 'hero.lead': 'y' }
  expect(omitProblems('texts', found, { from, to: { ...from, 'hero.title': 'z' } })).toEqual({
    'texts.hero.lead': 'Too long',
  })
})
