import ts from 'typescript';

/** A TypeScript token with its position in the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isName: boolean;
}

/** Kinds of tokens after which a slash is a division; after any other it starts a regular expression. */
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

/** Tokenizes a file or a piece of one, without white space, comments and trailing commas. */
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

/** Tells whether a token is a name. Contextual keywords such as `from` and `type` count as names. */
const isName = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.Identifier ||
  kind === ts.SyntaxKind.PrivateIdentifier ||
  (kind > ts.SyntaxKind.LastFutureReservedWord && kind <= ts.SyntaxKind.LastKeyword);
