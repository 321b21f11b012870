import {
  API,
  SignatureKind,
  type Checker,
  type Project,
  type Type,
} from 'typescript/unstable/sync';
import type { JsxChild, JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxText,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';

/** What may stand beside something else is assignable to the type of that name in this file. */
const elementsFile = '/app/ui/elements.ts';

/** The types of React's `Suspense`, `StrictMode` and providers of contexts. */
const passingOn: ReadonlySet<string> = new Set([
  'Context',
  'ExoticComponent',
  'ProviderExoticComponent',
]);

export interface FoundText {
  /** Path of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly code: string;
}

/**
 * Finds texts that have neighbors, where a browser's translator would break the page (docs/decisions/0140). That is also a text right in a
 * fragment, in a component that passes its children on, and one that a component returns.
 * @param folder of the application, with its tsconfig.json
 * @throws Error if the folder has no such project
 */
export function findTextsWithNeighbors(folder: string): readonly FoundText[] {
  const config = `${folder}/tsconfig.json`;
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} is no project.`);
    const files = project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${folder}/app/`))
      .flatMap((name) => project.program.getSourceFile(name) ?? []);
    const judge = judgeOf(project, files);
    return files
      .filter(({ fileName }) => /(?<!\.test)\.tsx$/.test(fileName))
      .flatMap((file) => textsIn(file, judge));
  } finally {
    api.close();
  }
}

interface Judge {
  readonly isElements: (node: Node) => boolean;
  /** Whether a component of React shows its children as a fragment does. */
  readonly passesOn: (tag: Node) => boolean;
  /** Whether a component of the application may return a text. */
  readonly returnsText: (tag: Node) => boolean;
}

function judgeOf({ checker }: Project, files: readonly SourceFile[]): Judge {
  const elements = elementsType(
    files.find(({ fileName }) => fileName.endsWith(elementsFile)),
    checker,
  );
  const ours = new Set(files.map(({ path }) => path));
  const isElements = (type: Type | undefined) =>
    type !== undefined && checker.isTypeAssignableTo(type, elements);
  const returnsElements = (type: Type) =>
    checker
      .getSignaturesOfType(type, SignatureKind.Call)
      .every((signature) => isElements(checker.getReturnTypeOfSignature(signature)));
  const isOurs = (type: Type) =>
    type.getSymbol()?.declarations.some(({ path }) => ours.has(path)) === true;
  return {
    isElements: (node) => isElements(checker.getTypeAtLocation(node)),
    passesOn: (tag) => passingOn.has(checker.getTypeAtLocation(tag)?.getSymbol()?.name ?? ''),
    returnsText: (tag) => {
      const type = checker.getTypeAtLocation(tag);
      return type !== undefined && isOurs(type) && !returnsElements(type);
    },
  };
}

function elementsType(file: SourceFile | undefined, checker: Checker): Type {
  const alias = file?.statements.find(isTypeAliasDeclaration);
  const type = alias && checker.getTypeFromTypeNode(alias.type);
  if (type === undefined) throw new Error(`${elementsFile} declares no type.`);
  return type;
}

function textsIn(file: SourceFile, judge: Judge): FoundText[] {
  const found: FoundText[] = [];
  const note = (node: Node) => {
    const code = node.getText(file).trim();
    const start = node.end - node.getFullText(file).trimStart().length;
    const { line } = file.getLineAndCharacterOfPosition(start);
    found.push({ file: file.fileName, line: line + 1, code: code.replaceAll(/\s+/g, ' ') });
  };
  const visit = (node: Node) => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of neighbors(node, judge)) if (isText(child, judge)) note(child);
    }
    const isTag = isJsxOpeningElement(node) || isJsxSelfClosingElement(node);
    if (isTag && isComponent(node.tagName, file) && judge.returnsText(node.tagName)) note(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The children that stand beside each other; none if there is only one. */
function neighbors(node: JsxElement | JsxFragment, judge: Judge): readonly JsxChild[] {
  const children = node.children.filter(isShown);
  const isAlone =
    children.length < 2 && isJsxElement(node) && !judge.passesOn(node.openingElement.tagName);
  return isAlone ? [] : children;
}

/** JSX leaves out line breaks with the spaces around them; a comment is an expression without content. */
function isShown(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

/** A blank is none: translators leave it where it is. */
function isText(child: JsxChild, judge: Judge): boolean {
  if (isJsxText(child)) return child.text.trim() !== '';
  if (!isJsxExpression(child) || child.expression === undefined) return false;
  return !/^'\s*'$/.test(child.expression.getText()) && !judge.isElements(child.expression);
}

/** JSX takes names that begin with a small letter for HTML. */
function isComponent(tag: Node, file: SourceFile): boolean {
  return /^[A-Z]|\./.test(tag.getText(file));
}
