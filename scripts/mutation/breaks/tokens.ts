import ts from 'typescript';

/** A token of TypeScript, with where it stands in its text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isName: boolean;
}

/** Kinds after which a slash divides; after any other it begins a pattern. */
const ENDS_A_VALUE = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ThisKeyword,
]);

const CLOSES = new Set([ts.SyntaxKind.CloseParenToken, ts.SyntaxKind.CloseBracketToken, ts.SyntaxKind.CloseBraceToken]);

/** The tokens of a file, or of a piece of one, without white space, comments and trailing commas. */
export function tokensOf(text: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: Token[] = [];
  const braces: boolean[] = [];
  let before = ts.SyntaxKind.Unknown;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SlashToken && !ENDS_A_VALUE.has(before)) kind = scanner.reScanSlashToken();
    if (kind === ts.SyntaxKind.CloseBraceToken && braces.pop() === true) kind = scanner.reScanTemplateToken(false);
    if (kind === ts.SyntaxKind.TemplateHead || kind === ts.SyntaxKind.TemplateMiddle) braces.push(true);
    else if (kind === ts.SyntaxKind.OpenBraceToken) braces.push(false);
    before = kind;
    if (CLOSES.has(kind) && tokens.at(-1)?.text === ',') tokens.pop();
    tokens.push({
      text: scanner.getTokenText(),
      start: scanner.getTokenStart(),
      end: scanner.getTokenEnd(),
      isName: isName(kind),
    });
  }
  return tokens;
}

/** Words such as `from` and `type`, which are keywords in some places only, are names as well. */
const isName = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.Identifier ||
  kind === ts.SyntaxKind.PrivateIdentifier ||
  (kind > ts.SyntaxKind.LastFutureReservedWord && kind <= ts.SyntaxKind.LastKeyword);
