import type { Page } from '../../../../plugins/content-checks/page.ts';
import { parsePage } from '../../../../plugins/content-checks/parsePage.ts';

const HEAD = `---
title: A page
description: A page that was made up for a test of one of the checks, and nothing more.
---
`;

/** A page with right front matter; its body begins in line 5. */
export function pageOf(body: string, file = 'docs/en/a.mdx'): Page {
  return parsePage(file, HEAD + body);
}

/** The first line of a body. */
export const BODY = 5;
