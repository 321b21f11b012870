import { unnamedService, writeServices, type ServiceName, type ServicesInUse } from '@dss/domain';

/** A paragraph that holds only where a service is used, as apps/web/app/services draws it. */
const dependentParagraph = /<p data-service="(\w+)"[^>]*>[\s\S]*?<\/p>/g;

/** Leaves in a built page what holds for this deployment, and names in it who answers. */
export function fillServices(html: string, services: ServicesInUse): string {
  return html.replaceAll(dependentParagraph, (paragraph, name: string) => {
    if (!isUsed(name, services)) return '';
    return paragraph.replaceAll(unnamedService(name), escapeHtml(services[name] ?? ''));
  });
}

/** For the page's first tag: what the browser needs to draw the same paragraphs when it moves to another page. */
export function servicesAttribute(services: ServicesInUse): string {
  const written = writeServices(services);
  return written === '' ? '' : ` data-services="${escapeHtml(written)}"`;
}

function isUsed(name: string, services: ServicesInUse): name is ServiceName {
  return Object.hasOwn(services, name);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
