import type { Page } from '../../../../plugins/content-checks/page.ts';
import { parsePage } from '../../../../plugins/content-checks/parsePage.ts';

const head = (fields: string) => `---
title: A page
description: A page that was made up for a test of one of the checks, and nothing more.
${fields}---
`;

/** A page with right front matter; its body begins in line 5, if `fields` adds none. */
export function pageOf(body: string, file = 'docs/en/a.mdx', fields = ''): Page {
  return parsePage(file, head(fields) + body);
}

/** The first line of a body. */
export const BODY = 5;
