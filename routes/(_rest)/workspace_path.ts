/** Where a workspace lives in REST. */

export function workspacePath(workspaceId: string): string {
  return `/api/intelligence/workspaces/${workspaceId}`;
}
