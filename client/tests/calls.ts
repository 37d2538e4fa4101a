/** Every call of `t` in the sources, and the variables that the messages need. */

import { FluentResource } from '@fluent/bundle';
import ts from 'typescript';

export interface Call {
  readonly file: string;
  readonly id: string;
  /** The variables that are passed; null: known only when it runs. */
  readonly passed: ReadonlySet<string> | null;
}

/** The ids that are written out; those put together are seen when they are used. */
function ids(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...ids(node.whenTrue), ...ids(node.whenFalse)] : [];
}

function variables(node: ts.Expression | undefined): Set<string> | null {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node) || node.properties.some((each) => !each.name)) return null;
  return new Set(node.properties.map((each) => (each.name as ts.Identifier | ts.StringLiteral).text));
}

/** What stands between the bracket that opens here and the one that closes it. */
function call(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return '';
}

export function calls(file: string, source: string): Call[] {
  return [...source.matchAll(/(?<![\w.])t(?=\()/g)].flatMap(({ index }) => {
    const [statement] = ts.createSourceFile(
      '',
      `t${call(source, index + 1)}`,
      ts.ScriptTarget.ESNext,
    ).statements;
    if (!statement || !ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
      return [];
    const [first, second] = statement.expression.arguments;
    return first ? ids(first).map((id) => ({ file, id, passed: variables(second) })) : [];
  });
}

interface Node {
  readonly type?: string;
  readonly name?: string;
}

const catalogues = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
type Patterns = ReadonlyMap<string, unknown>;

/** By language, every message by its id. */
const languages = new Map<string, Map<string, unknown>>();
for (const [path, text] of Object.entries(catalogues)) {
  const language = path.split('/').at(-2) ?? '';
  const patterns = languages.get(language) ?? new Map<string, unknown>();
  for (const { id, value } of new FluentResource(text).body) patterns.set(id, value);
  languages.set(language, patterns);
}

function collect(value: unknown, into: Set<string>, patterns: Patterns): Set<string> {
  if (value === null || typeof value !== 'object') return into;
  const { type, name = '' } = value as Node;
  if (type === 'var') return into.add(name);
  if (type === 'mesg') return collect(patterns.get(name), into, patterns);
  for (const each of Object.values(value)) collect(each, into, patterns);
  return into;
}

/** What every message needs, in any language, with what the messages in it need. */
export const needed = new Map<string, ReadonlySet<string>>();
for (const patterns of languages.values())
  for (const [id, value] of patterns) needed.set(id, collect(value, new Set(needed.get(id)), patterns));
