<?php
/**
 * Plugin Name:       Kropki
 * Description:       Boards of Kropki, the paper-and-pencil game of dots, in posts and pages: readers walk through a game and play on.
 * Version:           VERSION
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       kropki
 */

defined('ABSPATH') || exit();

const KROPKI_RELEASE = 'VERSION';
/** What a block or shortcode may say, beside the game. These are the attributes of the element. */
const KROPKI_OPTIONS = ['at', 'width', 'height', 'theme', 'lang', 'head', 'controls', 'coordinates', 'hints', 'interactive', 'puzzle'];
const KROPKI_MIME = 'application/x-go-sgf';
/** How many bytes of an uploaded file show whether it is a game. */
const KROPKI_SAMPLE = 1000;

add_action('init', 'kropki_register');
add_filter('script_loader_tag', 'kropki_as_module', 10, 2);
add_filter('the_content', 'kropki_run_shortcodes', 8); // before texts get typographic quotes and paragraphs
add_filter('no_texturize_shortcodes', 'kropki_keep_text'); // where only do_shortcode runs, as in widgets
add_filter('upload_mimes', 'kropki_allow_sgf');
add_filter('wp_check_filetype_and_ext', 'kropki_check_sgf', 10, 3);

/** Register the scripts, the block and the shortcode. */
function kropki_register(): void
{
    // the folder has the version in its name, so that browsers keep no part of an earlier one
    wp_register_script('kropki-board', plugins_url('board-' . KROPKI_RELEASE . '/index.js', __FILE__), [], null, true);
    wp_register_style('kropki-board', false, [], KROPKI_RELEASE);
    wp_add_inline_style('kropki-board', 'kropki-board:not(:defined){visibility:hidden}');
    $needs = ['wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'kropki-board'];
    wp_register_script('kropki-editor', plugins_url('editor.js', __FILE__), $needs, KROPKI_RELEASE, true);
    register_block_type(__DIR__, ['render_callback' => 'kropki_block']);
    add_shortcode('kropki', 'kropki_shortcode');
}

/** Load the board as a module, which it is. */
function kropki_as_module(string $tag, string $handle): string
{
    return 'kropki-board' === $handle ? str_replace('<script ', '<script type="module" ', preg_replace('/ type=(["\']).*?\1/', '', $tag)) : $tag;
}

/**
 * Return the HTML of a board, and have its script loaded on this page. Without a game, tell that those who can edit the post.
 *
 * @param array  $options The attributes of the element by name. Unknown ones are left out.
 * @param string $sgf     The text of the game.
 * @param string $src     The address of a file, instead of the text.
 */
function kropki_board(array $options, string $sgf, string $src): string
{
    $given = array_intersect_key($options, array_flip(KROPKI_OPTIONS));
    $given = array_filter($given, fn($value) => is_scalar($value) && '' !== (string) $value);
    $src = '' === $src ? '' : esc_url_raw($src, ['http', 'https']);
    if ('' !== $src) {
        $given['src'] = $src;
    } elseif ('' !== trim($sgf)) {
        $given['sgf'] = $sgf;
    } elseif (!isset($given['puzzle'])) {
        $hint = __('Here a board of Kropki lacks its game: the text of an SGF file, or the address of one as src. Readers do not see this line.', 'kropki');
        return current_user_can('edit_post', (int) get_the_ID()) ? '<em>' . esc_html($hint) . '</em>' : '';
    }
    wp_enqueue_script('kropki-board');
    wp_enqueue_style('kropki-board');
    $attributes = '';
    foreach ($given as $name => $value) {
        $attributes .= " $name=\"" . kropki_references((string) $value) . '"';
    }
    $instead = esc_html__('A game of Kropki', 'kropki'); // what feeds show, which run no scripts
    return "<kropki-board$attributes>$instead</kropki-board>";
}

/**
 * Return a text for an attribute, with references for all signs that mean something to HTML or WordPress.
 *
 * They are hexadecimal, because do_shortcode turns the decimal ones of brackets back into brackets.
 */
function kropki_references(string $text): string
{
    $valid = str_replace("\0", '', wp_check_invalid_utf8($text, true));
    return preg_replace_callback('/[^A-Za-z0-9\x80-\xff]/', fn($sign) => sprintf('&#x%x;', ord($sign[0])), $valid);
}

/** Return the HTML of a block. Its text is percent-encoded, so that no filter of posts changes it. */
function kropki_block(array $attributes): string
{
    $board = kropki_board($attributes, rawurldecode($attributes['sgf'] ?? ''), $attributes['src'] ?? '');
    return '' === $board ? '' : '<div ' . get_block_wrapper_attributes() . ">$board</div>";
}

/**
 * Return the HTML of a shortcode: `[kropki at=12](;GM[40]…)[/kropki]`, or `[kropki src=…]`.
 *
 * @param array|string $attributes Its attributes.
 * @param string|null  $content    What stands between its brackets: HTML, as everything in a post.
 */
function kropki_shortcode($attributes, ?string $content = null): string
{
    $options = [];
    foreach ((array) $attributes as $name => $value) {
        $options += is_int($name) ? [strtolower($value) => 'on'] : [$name => $value];
    }
    $lines = preg_replace(['#<br\s*/?>\n?|</p>\s*<p>#i', '#</?p>#i'], ["\n", ''], $content ?? '');
    $sgf = html_entity_decode($lines, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    $board = kropki_board($options, $sgf, $options['src'] ?? '');
    return '' === $board ? '' : "<div>$board</div>";
}

/** Run our shortcode alone, as WordPress does for `[embed]`. */
function kropki_run_shortcodes(string $content): string
{
    global $shortcode_tags;
    if (false === strpos($content, '[kropki')) {
        return $content;
    }
    $all = $shortcode_tags;
    $shortcode_tags = ['kropki' => 'kropki_shortcode'];
    $content = do_shortcode($content, true);
    $shortcode_tags = $all;
    return $content;
}

/** Keep the text of our shortcode as it is. */
function kropki_keep_text(array $names): array
{
    return [...$names, 'kropki'];
}

/** Allow files of games for everybody who may upload. */
function kropki_allow_sgf(array $mimes): array
{
    return $mimes + ['sgf' => KROPKI_MIME];
}

/** Accept an uploaded file as SGF only if it begins like one; WordPress itself knows no SGF. */
function kropki_check_sgf(array $found, string $file, string $name): array
{
    if ('sgf' !== strtolower(pathinfo($name, PATHINFO_EXTENSION))) {
        return $found;
    }
    $start = is_readable($file) ? (string) file_get_contents($file, false, null, 0, KROPKI_SAMPLE) : '';
    $is_game = 1 === preg_match('/^(?:\xef\xbb\xbf)?\s*\(\s*;/', $start) && false === strpos($start, "\0");
    $is_allowed = in_array(KROPKI_MIME, get_allowed_mime_types(), true);
    $type = $is_game && $is_allowed ? ['ext' => 'sgf', 'type' => KROPKI_MIME] : ['ext' => false, 'type' => false];
    return $type + ['proper_filename' => false] + $found;
}
