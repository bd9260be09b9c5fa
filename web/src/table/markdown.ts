// As much Markdown as our rules use: headings, paragraphs, lists with numbered clauses, tables, bold and italics.
export interface Span {
  text: string;
  strong?: boolean;
  em?: boolean;
}
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: { clause?: string; spans: Span[] }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|\*[^*]+?\*|`[^`]+?`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), strong: true };
      if (/^[*`]/.test(part)) return { text: part.slice(1, -1), em: true };
      return { text: part.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') };
    });
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  // Lines that only continue the one above belong to it.
  const lines: string[] = [];
  for (const line of source.split('\n')) {
    const before = lines[lines.length - 1];
    const starts = !line.trim() || /^(#|- |\||\d+\. )/.test(line);
    if (starts || !before?.trim() || /^(#|\|)/.test(before)) lines.push(line);
    else lines[lines.length - 1] = `${before} ${line.trim()}`;
  }
  for (const line of lines) {
    const last = found[found.length - 1];
    const heading = /^(#+) (.+)/.exec(line);
    if (heading?.[1] && heading[2]) found.push({ kind: 'heading', level: heading[1].length, spans: spans(heading[2]) });
    else if (/^(- |\d+\. )/.test(line)) {
      const clause = /^- \*\*([A-Z]+-\d+)\*\* (.+)/.exec(line);
      const item = clause?.[2]
        ? { clause: clause[1], spans: spans(clause[2]) }
        : { spans: spans(line.replace(/^(- |\d+\. )/, '')) };
      if (last?.kind === 'list') last.items.push(item);
      else found.push({ kind: 'list', items: [item] });
    } else if (line.startsWith('|')) {
      if (/^\|[\s|:-]+$/.test(line)) continue;
      if (last?.kind === 'table') last.rows.push(cells(line));
      else found.push({ kind: 'table', head: cells(line), rows: [] });
    } else if (line.trim()) found.push({ kind: 'text', spans: spans(line.trim()) });
  }
  return found;
}

/** The words of one clause, without its number. */
export function clauseText(source: string, clause: string): string | undefined {
  for (const block of blocks(source)) {
    if (block.kind !== 'list') continue;
    const item = block.items.find((one) => one.clause === clause);
    if (item) return item.spans.map((span) => span.text).join('');
  }
  return undefined;
}
