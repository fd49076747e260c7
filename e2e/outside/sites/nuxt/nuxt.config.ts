export default defineNuxtConfig({
  app: { head: { title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'kropki-board' } },
});
