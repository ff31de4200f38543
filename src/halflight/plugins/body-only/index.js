// Gatsby takes the folder of this file for that of the plugin.
