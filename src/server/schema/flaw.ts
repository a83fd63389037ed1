// What is wrong with a message, and where, for whoever writes a client: also where it may have several forms.
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

export interface Flaw {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first thing that is wrong, as the field that is meant and what would be right. */
export function tellFlaw(issue: Issue): Flaw {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const within = tellForms(issue.errors)
  return { path: [...issue.path, ...within.path], message: within.message }
}

/** Of several forms the one is meant whose fields are there; where that is none, the one that is nearest. */
function tellForms(forms: readonly (readonly Issue[])[]): Flaw {
  if (forms.every((issues) => issues.every(isLacking))) return tellLacking(forms)
  const strange = forms.map((issues) => issues.filter(isStrange).length)
  const fewest = Math.min(...strange)
  const near = forms.filter((_, form) => strange[form] === fewest)
  const right = near.map(([first]) => tellFlaw(first))
  const messages = new Set(right.filter(({ path }) => path.join() === right[0].path.join()).map(({ message }) => message))
  return { path: right[0].path, message: [...messages].join(', or ') }
}

function tellLacking(forms: readonly (readonly Issue[])[]): Flaw {
  const sets = forms.map((issues) => issues.map(({ path }) => `"${path.join('.')}"`).join(' and '))
  return { path: forms[0][0].path, message: `It lacks ${sets.join(', or ')}.` }
}

const isLacking = ({ code, message, path }: Issue): boolean => code === 'invalid_type' && path.length > 0 && / undefined$/.test(message)

/** It tells that another form is meant. */
const isStrange = (issue: Issue): boolean => issue.code === 'unrecognized_keys' || isLacking(issue)
